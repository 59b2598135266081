import { useEffect } from "react";

/** Has a record held while it is edited, so that its editor stays with what is typed where somebody else deletes it. */
export function useHeldWhile<T>(isEditing: boolean, record: T, hold: (record: T | null) => void): void {
  useEffect(() => {
    if (!isEditing) return undefined;
    hold(record);
    return () => hold(null);
  }, [isEditing, record, hold]);
}
