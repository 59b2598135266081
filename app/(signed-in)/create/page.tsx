import type { Metadata } from "next";
import { CampaignEditor } from "@/components/campaign/campaign-editor";
import { DEFAULT } from "@/lib/constants";

export const metadata: Metadata = { title: DEFAULT.bookTitle };

export default function CreatePage() {
  return <CampaignEditor />;
}
