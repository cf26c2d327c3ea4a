import type { Recording } from '#recording/entries.ts'

/** What a page has to be opened with to begin as the recorded one did. */
export interface Opening {
  /** Path and parameters of the client. */
  readonly path: string
  /** What Math.random gave. */
  readonly random: number
  /** How many servers of each family there were, the primary ones first. */
  readonly servers: { readonly primary: number; readonly secondary: number }
}

/** @throws Error with a plain message where the recording cannot be begun again */
export function openingOf({ entries, opened = '/v8/', dropped = 0 }: Recording): Opening {
  if (dropped > 0)
    throw new Error(
      `Its first ${dropped} entries had to go, so that it cannot be replayed from its beginning.`,
    )
  const contexts = entries.flatMap((entry) =>
    (entry.kind === 'began' || entry.kind === 'step') && entry.actor === 'app' && entry.context
      ? [entry.context]
      : [],
  )
  const [first] = contexts
  if (first === undefined) throw new Error('It does not say how the client began.')
  const start = contexts
    .map((context) => part(part(context, 'start'), 'start'))
    .find(({ kind }) => kind !== undefined)
  if (start?.['kind'] === 'restored')
    throw new Error(
      'It began with a reload of the page, whose session is not in it: only what begins with a launch can be replayed.',
    )
  const servers = Array.isArray(first['servers']) ? first['servers'] : []
  const count = (family: string): number =>
    servers.filter((server: unknown) => part({ server }, 'server')['family'] === family).length
  return {
    path: start?.['kind'] === 'link' ? launchPath(part(start, 'link')) : opened,
    random: typeof first['random'] === 'number' ? first['random'] : 0,
    servers: { primary: Math.max(count('primary'), 1), secondary: count('secondary') },
  }
}

function launchPath(link: Fields): string {
  const parameters = new URLSearchParams({ token: 'replayed' })
  const names = { language: 'lang', oddsType: 'odds_type', theme: 'theme', eventId: 'event_id' }
  for (const [name, parameter] of Object.entries(names)) {
    const value = link[name]
    if (typeof value === 'string') parameters.set(parameter, value)
  }
  if (link['isGuest'] === true) parameters.set('is_anonymous', 'true')
  else parameters.set('partner_member_token', 'replayed')
  const { competitionIds } = link
  for (const id of Array.isArray(competitionIds) ? competitionIds : [])
    parameters.append('competition_id', String(id))
  return `/v8/launch.html?${parameters}`
}

type Fields = Readonly<Record<string, unknown>>

function part(of: Fields, name: string): Fields {
  const value = of[name]
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
}
