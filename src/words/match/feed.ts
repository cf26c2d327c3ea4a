import type { I18n } from '@lingui/core'

type Phrase = (i18n: I18n, text: string) => string

let phrase: Phrase | null = null

/** Has what feeds say in English said in the language that is on from now on. @throws where the script cannot be loaded */
export async function loadFeedPhrases(): Promise<void> {
  phrase ??= (await import('./feedPhrases.ts')).feedPhrase
}

/**
 * What a scoreboard says of where a match stands ("2nd half", "Round 12"), in the member's language where it is a usual
 * phrase. Channels have no language: feeds speak English on them.
 */
export function inMemberWords(i18n: I18n, text: string): string {
  return i18n.locale === 'en' || phrase === null ? text : phrase(i18n, text)
}
