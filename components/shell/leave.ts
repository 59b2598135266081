import { mayLogOut } from "@/components/ui/dialog/may-log-out";
import { logOut } from "@/lib/client/api/leave-session";
import { redirectToLogin } from "@/lib/client/api/redirect-to-login";

/** Logs out and leads to the log-in page, unless the person stays with what is not saved. @throws CallError */
export const leave = async (): Promise<void> => {
  if (!(await mayLogOut())) return;
  await logOut();
  redirectToLogin();
};
