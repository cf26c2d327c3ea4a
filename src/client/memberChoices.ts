import { createAtom, type Atom } from '@tanstack/store'

import { lateApi } from '#src/api/lateApi.ts'
import type { MemberChoice } from '#src/api/memberChoices.ts'
import { noticeRead } from '#src/storage/noticeRead.ts'
import type { MemberChoices } from '#src/wire/memberChoices.ts'

import type { Services } from './services.ts'

/** What the member has chosen with the server, on every device the same. */
export interface ChoicesStore {
  readonly choices: Atom<MemberChoices>
  /** @throws CallFailed where it was not kept; then all is as it was */
  choose(choice: MemberChoice): Promise<void>
  /** The member has closed the question for a landing page: it is the default, and is not asked again [LAUNCH-11]. */
  leaveLandingPage(): void
  /** Whether the member has put that question off, until the next launch. */
  readonly isLandingPagePutOff: Atom<boolean>
  /** Whether the notice about the avatar was put away, on this device. */
  readonly isAvatarNoticeRead: Atom<boolean>
  putAvatarNoticeAway(): void
}

/** Made once a client, by the feature that shows it; the settings of the session say what was chosen before. */
export function createChoices({
  api,
  session,
  storage,
}: Pick<Services, 'api' | 'session' | 'storage'>): ChoicesStore {
  const calls = lateApi(api)
  const settings = session.settings()
  const choices = createAtom<MemberChoices>({
    landingPage: settings?.landingPage ?? null,
    avatarId: settings?.avatarId ?? null,
  })
  const isAvatarNoticeRead = createAtom(storage.read(noticeRead) !== null)
  const choose = async (choice: MemberChoice): Promise<void> => choices.set(await calls.choose(choice))
  return {
    choices,
    choose,
    leaveLandingPage() {
      choices.set((before) => ({ ...before, landingPage: 'default' }))
      // Where it cannot be kept the next launch asks again.
      choose({ landingPage: 'default' }).catch(() => undefined)
    },
    isLandingPagePutOff: createAtom(false),
    isAvatarNoticeRead,
    putAvatarNoticeAway() {
      storage.write(noticeRead, { version: 1 })
      isAvatarNoticeRead.set(true)
    },
  }
}
