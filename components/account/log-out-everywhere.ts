import { ask } from "@/components/ui/dialog/confirm-store";
import { losesWords } from "@/components/ui/dialog/may-log-out";
import { api } from "@/lib/client/api/api";
import { call } from "@/lib/client/api/call";
import { leaveSession } from "@/lib/client/api/leave-session";
import { redirectToLogin } from "@/lib/client/api/redirect-to-login";
import { profileTexts } from "@/lib/messages/account";
import { logOutTexts } from "@/lib/messages/log-out";

/** Asks, and then ends all sessions of the person and leads to the log-in page. @throws CallError */
export const logOutEverywhere = async (): Promise<void> => {
  const { confirmLogoutEverywhere: text, logoutEverywhereDetail: detail } = profileTexts;
  const sure = await ask({
    text,
    detail: (await losesWords()) ? `${detail} ${logOutTexts.unsavedDetail}` : detail,
    accept: "Log out everywhere",
  });
  if (!sure) return;
  await leaveSession(() => call(api.accounts.logOut, { body: { everywhere: true } }));
  redirectToLogin(profileTexts.loggedOutEverywhere);
};
