import { isThemeName } from '#domain/session/theme.ts'
import { appVersion } from '#src/client/platform/version.ts'
import type { Session } from '#src/client/session/session.ts'
import type { Counters } from '#src/realtime/counters.ts'
import { defaultTheme } from '#src/ui/theme/default.ts'
import type { Theme } from '#src/ui/theme/names.ts'
import { applyTheme, readTheme } from '#src/ui/theme/theme.ts'

const patience = 10_000

type Fetch = (address: string, init?: RequestInit) => Promise<Response>

interface Themed {
  readonly session: Session
  readonly counters: Counters
  readonly fetch: Fetch
  /** Where the files beside the client are. */
  readonly assets: string
  /** What takes the colours: the page's root. */
  readonly root: HTMLElement
  /** What the link or the kept session names: fetched while the launch is on its way, so that little flashes. */
  readonly first: string | null
}

/**
 * Puts the theme that the session names on the page, and whichever it names next, without a reload [THEME-01].
 * Nothing waits for it; a theme that is missing or cannot be read whole is not used at all: the page has the default,
 * and it is counted as malformed.
 */
export function watchTheme({ session, counters, fetch, assets, root, first }: Themed): void {
  let wanted = 'default'
  const turnTo = async (name: string): Promise<void> => {
    if (name === wanted) return
    wanted = name
    const theme = name === 'default' ? defaultTheme : await fetchTheme(fetch, assets, name)
    if (theme === null) counters.count('malformed')
    // Another may have been named meanwhile.
    if (name === wanted) applyTheme(theme ?? defaultTheme, root)
  }
  const watchSession = (): void => {
    const settings = session.settings()
    if (settings !== null) void turnTo(settings.theme)
  }
  if (first !== null) void turnTo(first)
  session.subscribe(watchSession)
}

/** @returns null where there is no such theme, or none that can be read */
async function fetchTheme(fetch: Fetch, assets: string, name: string): Promise<Theme | null> {
  if (!isThemeName(name)) return null
  try {
    const reply = await fetch(`${assets}/v8/themes/${name}.json?version=${appVersion}`, {
      signal: AbortSignal.timeout(patience),
    })
    return reply.ok ? readTheme(await reply.json()) : null
  } catch {
    return null
  }
}
