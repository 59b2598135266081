import { ButtonLink } from "@/components/ui/button-link";
import { ErrorState } from "@/components/ui/error-state";
import { Parchment } from "@/components/ui/parchment";
import { editorTexts } from "@/lib/messages/editor";

/** In the place of the editor where there is no campaign that the person may change. */
export function EditorMissing() {
  return (
    <Parchment title="Edit campaign">
      <ErrorState text={editorTexts.loadFailed}>
        <ButtonLink href="/home">Back to the shelf</ButtonLink>
      </ErrorState>
    </Parchment>
  );
}
