import { route, type Route } from '#platform/http/route.ts';
import type { ServerContext } from '#platform/http/server-context.ts';
import * as contract from '../contract.ts';
import { changePassword, confirmIdentity } from './change-password.ts';
import { cookieRoute } from './cookie-route.ts';
import { demoSignIn } from './demo-sign-in.ts';
import { readMe, updateMe } from './edit-profile.ts';
import { refreshToken, signOut } from './keep-session.ts';
import { readSignInOptions } from './read-options.ts';
import { checkResetLink, forgotPassword, resetPassword } from './reset-password.ts';
import { finishSignIn } from './second-factor.ts';
import { listSessions, revokeOtherSessions, revokeSession } from './sessions.ts';
import { signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';
import { updateRole } from './update-role.ts';
import { changeEmail, sendVerification, verifyEmail } from './verify-email.ts';
import { readVisit } from './visit.ts';

export const accountRoutes: Route[] = [
  cookieRoute(contract.signUp, (ctx, { body }, visit) => signUp(ctx, body, visit)),
  cookieRoute(contract.signIn, (ctx, { body }, visit) => signIn(ctx, body, visit)),
  cookieRoute(contract.finishSignIn, (ctx, { body }, visit) => finishSignIn(ctx, body, visit)),
  cookieRoute(contract.signOut, (ctx, _input, visit) => signOut(ctx, visit)),
  cookieRoute(contract.getToken, (ctx, _input, visit) => refreshToken(ctx, visit)),
  cookieRoute(contract.demoSignIn, (ctx, { body }, visit) => demoSignIn(ctx, body.role, visit)),
  route(contract.getSignInOptions, readSignInOptions),
  route(contract.getMe, readMe),
  route(contract.updateMe, (ctx, { body }) => updateMe(ctx, body)),
  route(contract.updateRole, (ctx, { body }) => updateRole(ctx, body)),
  route(contract.forgotPassword, (ctx, { body }, request) => answerNothing(forgotPassword(ctx, body, visitOf(ctx, request)))),
  route(contract.checkResetLink, (ctx, { body }) => checkResetLink(ctx, body.token)),
  route(contract.resetPassword, (ctx, { body }, request) => answerNothing(resetPassword(ctx, body, visitOf(ctx, request)))),
  route(contract.changePassword, (ctx, { body }) => answerNothing(changePassword(ctx, body))),
  route(contract.confirmIdentity, (ctx, { body }) => answerNothing(confirmIdentity(ctx, body))),
  route(contract.sendVerification, (ctx) => answerNothing(sendVerification(ctx))),
  route(contract.verifyEmail, (ctx, { body }) => verifyEmail(ctx, body.token)),
  route(contract.changeEmail, (ctx, { body }) => answerNothing(changeEmail(ctx, body))),
  route(contract.listSessions, listSessions),
  route(contract.revokeOtherSessions, revokeOtherSessions),
  route(contract.revokeSession, (ctx, { params }) => answerNothing(revokeSession(ctx, params.sessionId))),
];

async function answerNothing(work: Promise<void>): Promise<undefined> {
  await work;
  return undefined;
}

function visitOf(ctx: ServerContext, request: Request) {
  return readVisit(request, ctx);
}
