import { useMutation } from '@tanstack/react-query'

import { failureOf } from '#machines/failure.ts'
import type { AccountSettingCalls } from '#src/api/member/accountSettings.ts'
import { useClient } from '#src/client/context.tsx'
import { useDeferredClient } from '#src/client/hooks/useDeferredClient.ts'
import { createNickname } from '#src/client/member/nickname.ts'
import { createNotices } from '#src/client/notices/notices.ts'

type Calls = Pick<AccountSettingCalls, 'setNickname' | 'nickname'>

/** What became of a nickname that the member wanted. */
export type NicknameOutcome =
  | { readonly kind: 'set'; readonly nickname: string }
  /** The member had one already: set in another tab, or on another device. */
  | { readonly kind: 'already'; readonly nickname: string }
  | { readonly kind: 'taken' }

/**
 * Sets it. Where the answer is missing, or says no more than that it was not set, the member's own nickname tells what is
 * so: nobody is told that it failed while it was set [MEMBER-02].
 * @throws CallFailed where it was not set, or nobody can say
 */
async function setNickname(calls: Calls, wanted: string): Promise<NicknameOutcome> {
  try {
    return { kind: 'set', nickname: (await calls.setNickname(wanted)) ?? wanted }
  } catch (error) {
    const { kind, status } = failureOf(error)
    if (kind === 'unauthorized' || kind === 'forbidden') throw error
    const now = await calls.nickname().catch(() => undefined)
    if (typeof now === 'string') return { kind: now === wanted ? 'set' : 'already', nickname: now }
    if (status === 409) return { kind: 'taken' }
    throw error
  }
}

/** Sets the member's nickname, once and for all; tells where it could not be set. */
export function useSettingNickname(onOutcome: (outcome: NicknameOutcome) => void) {
  const { api } = useDeferredClient()
  const client = useClient()
  const store = client.once(createNickname)
  const notices = client.once(createNotices)
  const { mutate, isPending } = useMutation({
    mutationFn: (wanted: string) => setNickname(api, wanted),
    onSuccess(outcome) {
      if (outcome.kind !== 'taken') store.keep(outcome.nickname)
      if (outcome.kind === 'set') notices.reportDone('nickname')
      onOutcome(outcome)
    },
    onError: (error) => notices.report(error, { errorMessage: 'nickname', showPopup: true }),
  })
  return { isSetting: isPending, set: (wanted: string): void => mutate(wanted) }
}
