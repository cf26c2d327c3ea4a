import type { Session } from '../store/sessions.ts'
import type { LanguageCode } from '../words/words.ts'

/** Who calls. */
interface Speaker {
  readonly session: Session
  readonly member: { readonly code: string }
}

/** Which language each member is spoken to in: that of the call, else the one heard last. */
export interface LanguageDesk {
  /** @param said the language that the call names, as calls do: traditional Chinese as zh */
  of(caller: Speaker | null, said: string | undefined): LanguageCode
  /** English, where no call of the member's has named one. */
  ofMember(member: string): LanguageCode
  clear(): void
}

export function createLanguageDesk(
  launchLanguage: (session: Session) => LanguageCode | undefined,
): LanguageDesk {
  const heard = new Map<string, LanguageCode>()
  return {
    of(caller, said) {
      const launched = caller === null ? undefined : launchLanguage(caller.session)
      const last = caller === null ? undefined : (heard.get(caller.member.code) ?? launched)
      if (said === undefined) return last ?? 'en'
      // On the wire of calls both Chineses are zh: which of them it is the launch has said.
      const language = said === 'zh' && launched === 'zh-hant' ? 'zh-hant' : codeOf(said)
      if (caller !== null) heard.set(caller.member.code, language)
      return language
    },
    ofMember: (member) => heard.get(member) ?? 'en',
    clear: () => heard.clear(),
  }
}

/** Notifications call Vietnamese vi. */
function codeOf(said: string): LanguageCode {
  return (said === 'vi' ? 'vn' : said) as LanguageCode
}
