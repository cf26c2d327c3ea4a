import { isThemeName } from '#domain/session/theme.ts'
import type { PageRoot } from '#src/client/platform/environment.ts'
import { appVersion } from '#src/client/platform/version.ts'
import type { Preferences } from '#src/client/session/preferences.ts'
import type { Session } from '#src/client/session/session.ts'
import type { Counters } from '#src/realtime/counters.ts'
import { defaultTheme } from '#src/ui/theme/default.ts'

const patience = 10_000

type Fetch = (address: string, init?: RequestInit) => Promise<Response>

interface Themed {
  readonly session: Session
  readonly preferences: Preferences
  readonly counters: Counters
  readonly fetch: Fetch
  /** Where the files beside the client are. */
  readonly assets: string
  /** What takes the colours: the page's root. */
  readonly root: PageRoot
  /** What the link or the kept session names: fetched while the launch is on its way, so that little flashes. */
  readonly first: string | null
}

/**
 * Puts the theme that the member has chosen on the page, or that the session names, and whichever is next, without a reload
 * [THEME-01] [MEMBER-04].
 * Nothing waits for it; a theme that is missing or cannot be read whole is not used at all: the page has the default,
 * and it is counted as malformed.
 */
export function watchTheme({ session, preferences, counters, fetch, assets, root, first }: Themed): void {
  let wanted = 'default'
  const turnTo = async (name: string): Promise<void> => {
    if (name === wanted) return
    wanted = name
    // What reads themes comes beside them: most pages have the default.
    const [code, content] = await Promise.all([
      import('#src/ui/theme/theme.ts').catch(() => null),
      name === 'default' ? defaultTheme : fetchTheme(fetch, assets, name),
    ])
    const theme = code?.readTheme(content) ?? null
    if (theme === null) counters.count('malformed')
    // Another may have been named meanwhile.
    if (name === wanted) code?.applyTheme(theme ?? defaultTheme, root)
  }
  const follow = (): void => {
    const name = preferences.get('theme') ?? session.settings()?.theme ?? first
    if (name !== null) void turnTo(name)
  }
  follow()
  session.subscribe(follow)
  preferences.subscribe(follow)
}

/** @returns the content of its file; null if it cannot be fetched */
async function fetchTheme(fetch: Fetch, assets: string, name: string): Promise<unknown> {
  if (!isThemeName(name)) return null
  try {
    const reply = await fetch(`${assets}/v8/themes/${name}.json?version=${appVersion}`, {
      signal: AbortSignal.timeout(patience),
    })
    return reply.ok ? await reply.json() : null
  } catch {
    return null
  }
}
