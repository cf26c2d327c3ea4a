import { createAtom, type Atom } from '@tanstack/store'

import { deferredApi } from '#src/api/deferredApi.ts'
import type { AccountSetting } from '#src/api/member/accountSettings.ts'
import type { Services } from '#src/client/services.ts'
import type { AccountSettings } from '#src/wire/member/accountSettings.ts'

/** What the member has chosen with the server, on every device the same. */
export interface ChoicesStore {
  readonly choices: Atom<AccountSettings>
  /**
   * Has the server keep a choice.
   * @returns all choices as they are then
   * @throws CallFailed where it was not kept
   */
  keep(choice: AccountSetting): Promise<AccountSettings>
}

/** Made once per client, by the feature that shows it; the settings of the session say what was chosen before. */
export function createChoices({ api, session }: Pick<Services, 'api' | 'session'>): ChoicesStore {
  const calls = deferredApi(api)
  const settings = session.settings()
  const choices = createAtom<AccountSettings>({
    landingPage: settings?.landingPage ?? null,
    avatarId: settings?.avatarId ?? null,
  })
  return {
    choices,
    keep: calls.choose,
  }
}
