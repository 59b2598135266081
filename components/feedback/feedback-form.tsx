"use client";

import { useState } from "react";
import { Banner } from "@/components/ui/banner";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form/form";
import { Select } from "@/components/ui/form/select";
import { TextArea } from "@/components/ui/form/text-area";
import { useApiForm } from "@/components/ui/form/use-api-form";
import { LIMIT } from "@/lib/constants";
import { sendFeedback } from "@/lib/client/mutations/feedback";
import { idempotently } from "@/lib/client/mutations/idempotently";
import { toast } from "@/lib/client/page/toast";
import { feedbackTexts } from "@/lib/messages/feedback";
import type { FeedbackForm as Letter } from "@/lib/model/feedback";
import styles from "./feedback.module.css";

const types = [
  { value: "error", label: "Report Error" },
  { value: "review", label: "Write a Review" },
] as const;

/** A letter to the operators. */
export function FeedbackForm() {
  const [post] = useState(() => idempotently(sendFeedback));
  const { form, busy, onSubmit } = useApiForm<Letter>({
    schema: (parts) => parts.feedbackForm,
    defaultValues: { type: "error", text: "" },
    draft: "feedback",
    failed: feedbackTexts.sendFailed,
    send: async (body) => {
      await post(null, { body });
      toast.success(feedbackTexts.sent);
    },
    onSaved: () => form.reset({ type: form.getValues("type"), text: "" }),
  });
  const { errors } = form.formState;

  return (
    <Form className={styles["form"]} noValidate onSubmit={onSubmit}>
      <Select label="Type" options={types} error={errors.type?.message} {...form.register("type")} />
      <TextArea
        label="Message"
        limit={LIMIT.feedback}
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
    </Form>
  );
}
