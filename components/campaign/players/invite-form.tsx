import { type FormEvent, useState } from "react";
import { Box } from "@/components/ui/box";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form/form";
import { TextField } from "@/components/ui/form/text-field";
import { useBusy } from "@/components/ui/use-busy";
import { attemptOrThrow } from "@/lib/client/mutations/attempt";
import { idempotently } from "@/lib/client/mutations/idempotently";
import { sendInvite } from "@/lib/client/mutations/invites";
import { inviteTexts } from "@/lib/messages/invites";
import { parseId } from "@/lib/model/id";
import styles from "./players-page.module.css";

/** Asks somebody to the table by their user id; with an empty field nothing happens. */
export function InviteForm({ campaignId }: { campaignId: number }) {
  const { busy, run } = useBusy();
  const [post] = useState(() => idempotently(sendInvite));
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string>();

  const send = async (receiverId: number) => {
    const said = { failed: inviteTexts.inviteFailed, done: inviteTexts.invited, about: "invite" };
    try {
      await attemptOrThrow(() => post(campaignId, { body: { campaignId, receiverId } }), said);
      // The next id may have been typed while this one was on its way.
      setTyped((now) => (parseId(now.trim()) === receiverId ? "" : now));
    } catch (failure) {
      console.error("The invite could not be sent", failure);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = typed.trim();
    if (text === "") return;
    const receiverId = parseId(text);
    setError(receiverId === undefined ? inviteTexts.notAnId : undefined);
    if (receiverId !== undefined) void run(() => send(receiverId));
  };
  return (
    <Box padded className={styles["invite"] ?? ""} aria-label="Invite">
      <Form className={styles["inline"]} noValidate onSubmit={submit}>
        <TextField
          label="Or invite by user id"
          hint="They join once they accept. Your own id is on your profile."
          inputMode="numeric"
          autoComplete="off"
          placeholder="e.g. 64"
          inputClassName="num"
          value={typed}
          error={error}
          onChange={(event) => {
            setTyped(event.target.value);
            setError(undefined);
          }}
        />
        <Button type="submit" busy={busy}>
          Send invite
        </Button>
      </Form>
    </Box>
  );
}
