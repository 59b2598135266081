"use client";

import { useForm } from "react-hook-form";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { checkedBy } from "@/components/ui/checked-by";
import { Select } from "@/components/ui/select";
import { TextArea } from "@/components/ui/text-area";
import { useSubmit } from "@/components/ui/use-submit";
import { api } from "@/lib/client/api";
import { call } from "@/lib/client/call";
import { toast } from "@/lib/client/toast";
import { feedbackTexts } from "@/lib/messages/feedback";
import type { FeedbackForm as Form } from "@/lib/model/feedback";
import styles from "./feedback.module.css";
import { useFeedbackDraft } from "./use-feedback-draft";

const types = [
  { value: "error", label: "Report Error" },
  { value: "review", label: "Write a Review" },
] as const;

/** A letter to the operators. */
export function FeedbackForm() {
  const form = useForm<Form>({
    resolver: checkedBy((parts) => parts.feedbackForm),
    defaultValues: { type: "error", text: "" },
  });
  const { errors } = form.formState;
  useFeedbackDraft(form);
  const { busy, onSubmit } = useSubmit(
    form,
    async (body) => {
      await call(api.sendFeedback, { body });
      toast.success(feedbackTexts.sent);
      form.reset({ type: body.type, text: "" });
    },
    feedbackTexts.sendFailed,
  );

  return (
    <form className={styles["form"]} noValidate onSubmit={onSubmit}>
      <Select label="Type" options={types} error={errors.type?.message} {...form.register("type")} />
      <TextArea
        label="Message"
        required
        placeholder="What happened, and where?"
        inputClassName={styles["text"] ?? ""}
        error={errors.text?.message}
        {...form.register("text")}
      />
      {errors.root?.message && <Banner text={errors.root.message} />}
      <div className={styles["acts"]}>
        <Button type="submit" variant="primary" icon="quill" busy={busy}>
          Submit
        </Button>
      </div>
    </form>
  );
}
