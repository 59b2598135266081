import "@/lib/client/page/keep-focus";

/** What calls, forms and the keyboard need and an opening page does without: one file, with one copy of zod, on which most of it stands. */
export * as contract from "@/lib/contract/all";
export { credentials, farewellForm, passwordForm, profileForm, signUpForm } from "@/lib/model/account";
export { campaignForm } from "@/lib/model/campaign";
export { feedbackForm } from "@/lib/model/feedback";
export { callEndpoint, sendTo } from "./send-call";
