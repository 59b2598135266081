import { Tabs } from "@/components/ui/tabs/tabs";
import styles from "./join.module.css";
import { LoginForm, useLogin } from "./login-form";
import { SignupForm, useSignup } from "./signup-form";

interface JoinFormsProps {
  /** Joins the campaign; called after a sign-up or log-in. */
  enter: () => Promise<void>;
  isOpening: boolean;
  /** Whether the log-in form is shown in place of the sign-up. */
  isKnown: boolean;
}

/** Sign up or log in, and then straight into the book. The forms live here, so that turning to the other tab loses nothing. */
export function JoinForms({ enter, isOpening, isKnown }: JoinFormsProps) {
  const signup = useSignup(enter);
  const login = useLogin(enter);
  return (
    <>
      <p className={styles["lead"]}>Sign the ledger once, and the book opens at the first page.</p>
      <Tabs
        label="Account"
        look="even"
        defaultValue={isKnown ? "login" : "signup"}
        tabs={[
          {
            name: "signup",
            label: "Sign Up",
            panel: (
              <SignupForm {...signup} busy={signup.busy || isOpening} submitLabel="Sign up and come in" />
            ),
          },
          {
            name: "login",
            label: "Log In",
            panel: <LoginForm {...login} busy={login.busy || isOpening} submitLabel="Log in and come in" />,
          },
        ]}
      />
    </>
  );
}
