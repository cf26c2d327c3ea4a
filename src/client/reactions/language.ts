import type { QueryClient } from '@tanstack/react-query'

import type { Language } from '#domain/session/language.ts'
import { refresh } from '#src/api/invalidation.ts'
import type { Environment } from '#src/client/platform/environment.ts'
import type { Preferences } from '#src/client/session/preferences.ts'
import { activateLanguage, isAnyLanguageOn } from '#src/i18n/activate.ts'
import { loadFeedPhrases } from '#src/words/match/feed.ts'

import { reportFailure, type Owner } from '../notices/report.ts'

interface Watched extends Pick<Environment, 'root'>, Owner {
  readonly preferences: Preferences
  readonly queryClient: QueryClient
}

/**
 * Turns the member's language on, and again whenever they choose another; what the server names in their language is
 * then fetched again, as are the days of another time zone.
 * @returns when a language is on
 */
export async function watchLanguage({ preferences, queryClient, root, once }: Watched): Promise<void> {
  let language = preferences.get('language')
  let timeZone = preferences.get('timeZone')
  preferences.subscribe(() => {
    const nextLanguage = preferences.get('language')
    const nextZone = preferences.get('timeZone')
    if (nextLanguage === language && nextZone === timeZone) return
    if (nextLanguage !== language)
      void turnOn(nextLanguage, root, (error) => reportFailure({ once }, error, { errorMessage: 'language' }))
    language = nextLanguage
    timeZone = nextZone
    refresh(queryClient, 'localeChanged')
  })
  await turnOn(language, root)
}

/** What feeds say stays English where these cannot be loaded: nothing else waits for them. */
function loadPhrases(): Promise<void> {
  return loadFeedPhrases().catch(() => undefined)
}

/** A language whose chunk cannot be loaded is not worth a broken page: the one before stays, or English comes. */
async function turnOn(
  language: Language,
  root: Environment['root'],
  onStayed: (error: unknown) => void = () => undefined,
): Promise<void> {
  try {
    await Promise.all([activateLanguage(language, root), language === 'en' ? null : loadPhrases()])
  } catch (error) {
    if (isAnyLanguageOn()) onStayed(error)
    else await activateLanguage('en', root)
  }
}
