import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import { HexBadges } from "@/components/ui/hex-badge";
import { IconButton } from "@/components/ui/icon-button";
import type { Opener } from "@/components/ui/lazy-component";
import { restoreFocus } from "@/lib/client/page/restore-focus";
import { LIMIT } from "@/lib/constants";
import type { Belonging, BelongingKind } from "@/lib/model/belonging";
import styles from "./belonging-head.module.css";
import { Plate } from "./plate";

interface BelongingHeadProps {
  kind: BelongingKind;
  belonging: Belonging;
  line: string;
  large?: boolean;
  /** Left out for those who may only read. */
  actions?: { edit: Opener; onDelete: () => void; give?: Opener } | undefined;
  children?: ReactNode;
}

/** Picture, name, what it is, up to three damage types; and the buttons that change or delete it. */
export function BelongingHead({ kind, belonging, line, large, actions, children }: BelongingHeadProps) {
  const { name, damageTypes } = belonging;
  return (
    <div className={classNames(styles["head"], large && styles["large"])}>
      <Plate kind={kind} belonging={belonging} size={large ? "large" : "medium"} />
      <div>
        <h2 className={large ? "title" : "head"} dir="auto">
          {name}
        </h2>
        {line && (
          <p className={styles["line"]} dir="auto">
            {line}
          </p>
        )}
        <HexBadges types={damageTypes} max={LIMIT.damageBadges} />
      </div>
      {actions && (
        <div className={styles["actions"]} data-toasts-below="">
          {actions.give && <IconButton icon="give" label={`Give ${name}`} {...actions.give} />}
          <IconButton icon="edit" label={`Edit ${name}`} {...actions.edit} />
          <IconButton
            icon="trash"
            label={`Delete ${name}`}
            // The next one takes this place: a second press is not meant for it.
            onClick={({ detail, currentTarget }) => {
              if (detail > 1) return;
              restoreFocus(currentTarget);
              actions.onDelete();
            }}
          />
        </div>
      )}
      {children}
    </div>
  );
}
