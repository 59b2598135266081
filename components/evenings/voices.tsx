import { Icon } from "@/components/ui/icon";
import { Portrait } from "@/components/ui/picture/portrait";
import { api } from "@/lib/client/api/api";
import { useQuery } from "@/lib/client/api/use-query";
import type { EveningDate } from "@/lib/model/evening";
import { answersInWords } from "@/lib/rules/evening-words";
import styles from "./voices.module.css";

const MARKS = { yes: "check", maybe: "perhaps", no: "close" } as const;

interface VoicesProps {
  campaignId: number;
  answers: EveningDate["answers"];
}

/** The answers to a date: a portrait with a mark for each player, in the order of the members' list, and the same as a sentence, which is what screen readers get. */
export function Voices({ campaignId, answers }: VoicesProps) {
  const { data: members = [] } = useQuery(api.campaigns.listMembers, { id: campaignId });
  const said = new Map(answers.map((one) => [one.userId, one.answer]));
  const faces = members.filter(({ id, role }) => role === "player" || said.has(id));
  const { can, others } = answersInWords(answers);
  return (
    <>
      <div className={styles["voices"]} aria-hidden="true">
        {faces.map(({ id, username, image }) => {
          const answer = said.get(id);
          return (
            <span key={id} className={styles["voice"]} data-answer={answer ?? "silent"} title={username}>
              <Portrait shape="coin" name={username} id={id} src={image} />
              {answer && (
                <span className={styles["mark"]}>
                  <Icon name={MARKS[answer]} />
                </span>
              )}
            </span>
          );
        })}
      </div>
      <p className={styles["words"]}>
        {can === "" ? "Nobody has answered yet." : <b>{can}</b>}
        {others && `${can.startsWith("Nobody") ? "; " : ", "}${others}`}
      </p>
    </>
  );
}
