import type { Metadata } from "next";
import { CampaignEditor } from "@/components/campaign/editor/campaign-editor";
import { DEFAULT } from "@/lib/constants";

export const metadata: Metadata = { title: DEFAULT.bookTitle };

export default function CreatePage() {
  return <CampaignEditor />;
}
