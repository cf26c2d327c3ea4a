import { useMutation } from '@tanstack/react-query'
import { useSelector } from '@tanstack/react-store'

import type { AccountSetting } from '#src/api/member/accountSettings.ts'
import { useClient, useSession } from '#src/client/context.tsx'
import { useActor } from '#src/client/hooks/useActor.ts'
import { createChoices, type ChoicesStore } from '#src/client/member/accountSettings.ts'
import { createNotices } from '#src/client/notices/notices.ts'
import type { AccountSettings } from '#src/wire/member/accountSettings.ts'

/** Which choices the partner has set up; a guest has none [LAUNCH-05] [LAUNCH-14]. */
export function useOfferedChoices(): { readonly landingPage: boolean; readonly avatar: boolean } {
  const { isGuest, settings } = useSession()
  const { enableLandingPageSetup, enableAvatarSetUp } = settings.features
  return {
    landingPage: !isGuest && enableLandingPageSetup === true,
    avatar: !isGuest && enableAvatarSetUp === true,
  }
}

export function useChoicesStore(): ChoicesStore {
  return useClient().once(createChoices)
}

/** What the member has chosen; null until chosen. */
export function useChoices(): AccountSettings {
  return useSelector(useChoicesStore().choices)
}

/** Shows a choice as if it were kept. @returns what was shown before */
function show({ choices }: ChoicesStore, choice: AccountSetting): AccountSettings {
  const before = choices.get()
  choices.set({ ...before, ...choice })
  return before
}

/** Whether it answers the question for a landing page, which stands until the server has the answer. */
function isFirst({ choices }: ChoicesStore, choice: AccountSetting): boolean {
  return 'landingPage' in choice && choices.get().landingPage === null
}

/** Shows what was shown before one choice; the other may have been made since. */
function takeBack({ choices }: ChoicesStore, choice: AccountSetting, before: AccountSettings): void {
  const { avatarId, landingPage } = before
  choices.set((now) => ({ ...now, ...('avatarId' in choice ? { avatarId } : { landingPage }) }))
}

/**
 * Chooses: it is shown at once, and taken back where the server does not keep it. Tells what came of it: that it is kept in
 * a toast, that it is not in a popup, which is the same over whatever is open [MEMBER-03] [SRV-10].
 * @param onKept once the server has it
 */
export function useChoosing(onKept: () => void) {
  const store = useChoicesStore()
  const notices = useClient().once(createNotices)
  const onboarding = useActor('onboarding')
  // Told by the mutation itself: what asked for it may be gone by then.
  const { mutate, isPending } = useMutation({
    mutationFn: (choice: AccountSetting) => store.keep(choice),
    onMutate: (choice: AccountSetting) =>
      isFirst(store, choice) ? store.choices.get() : show(store, choice),
    onSuccess(kept, choice) {
      store.choices.set(kept)
      onboarding?.send({
        type: 'question.answered',
        question: nameOf(choice) === 'avatar' ? 'avatar' : 'landingPage',
      })
      notices.reportDone(nameOf(choice))
      onKept()
    },
    onError(error, choice, before) {
      if (before !== undefined) takeBack(store, choice, before)
      notices.report(error, { errorMessage: nameOf(choice), showPopup: true })
    },
  })
  return { isChoosing: isPending, choose: (choice: AccountSetting): void => mutate(choice) }
}

function nameOf(choice: AccountSetting): 'avatar' | 'homePage' {
  return 'avatarId' in choice ? 'avatar' : 'homePage'
}

/**
 * The member closes the question for a landing page: it is the default, for every device, and is not asked again on this
 * one, whether or not the server keeps it [LAUNCH-11].
 */
export function useLeavingLandingPage(): () => void {
  const store = useChoicesStore()
  const { mutate } = useMutation({
    mutationFn: (choice: AccountSetting) => store.keep(choice),
    onMutate: (choice: AccountSetting) => show(store, choice),
  })
  const onboarding = useActor('onboarding')
  return () => {
    onboarding?.send({ type: 'question.dismissed', question: 'landingPage' })
    mutate({ landingPage: 'default' })
  }
}
