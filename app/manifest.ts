import type { MetadataRoute } from "next";
import { productTexts } from "@/lib/messages/product";

/** What a phone needs to keep the product on its home screen. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: "/home",
    name: productTexts.name,
    short_name: productTexts.name,
    description: productTexts.description,
    start_url: "/home",
    scope: "/",
    display: "standalone",
    background_color: "#150e09",
    theme_color: "#150e09",
    categories: ["games", "productivity"],
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icons/192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/512.png", sizes: "512x512", type: "image/png" },
      { src: "/icons/maskable.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
}
