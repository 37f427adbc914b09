// The gallery of boards, for development: `?scene=red7-three-0&frame=2&theme=dark&motion=reduced`.
import { mount } from "svelte";
import "../src/lib/theme.css";
import { speak } from "../src/lib/words";
import Gallery from "./Gallery.svelte";

const query = new URLSearchParams(location.search);
document.documentElement.dataset["theme"] = query.get("theme") ?? "light";
if (query.get("motion")) document.documentElement.dataset["motion"] = query.get("motion") ?? "";
await speak(query.get("language") ?? "en");
mount(Gallery, { target: document.getElementById("app")!, props: { query } });
