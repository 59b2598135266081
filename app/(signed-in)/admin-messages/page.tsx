import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { FeedbackList } from "@/components/feedback/feedback-list";
import { RoleCheck } from "@/components/feedback/role-check";
import { database } from "@/db/client";
import { listFeedback } from "@/db/queries/feedback";
import { feedbackTexts } from "@/lib/messages/feedback";
import { signedInPerson } from "@/lib/server/auth/open-book";

export const metadata: Metadata = { title: feedbackTexts.listTitle };

const PAGE = 50;

export default async function AdminMessagesPage() {
  const person = await signedInPerson();
  if (!person) return <RoleCheck />;
  if (person.role !== "super_admin") redirect("/home");
  const rows = await listFeedback(await database(), { limit: PAGE + 1 });
  return <FeedbackList first={{ rows: rows.slice(0, PAGE), more: rows.length > PAGE }} size={PAGE} />;
}
