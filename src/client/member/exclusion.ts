import { isExcludedAt, type Exclusion } from '#domain/session/care.ts'
import { type CareFigures, careQuery } from '#src/api/member/care.ts'
import type { Services } from '#src/client/services.ts'

type Needed = {
  readonly queryClient: Services['queryClient']
  readonly session: Pick<Services['session'], 'settings'>
  readonly api: Pick<Services['api'], 'caller' | 'serverNow'>
}

/** What keeps the member from betting, as far as is known: the server's last word, else that of the launch [CARE-03]. */
export function knownExclusion({ api, queryClient, session }: Needed): Exclusion | null {
  const figures: CareFigures | undefined = queryClient.getQueryData(careQuery({ api, session }).queryKey)
  const exclusion = figures === undefined ? session.settings()?.care?.exclusion : figures.exclusion
  return exclusion !== undefined && isExcludedAt(exclusion, api.serverNow()) ? exclusion : null
}

/**
 * Asks the server what keeps the member from betting now.
 * @returns the same as before where it cannot be asked, and null where the partner has it switched off
 */
export async function askExclusion(services: Needed): Promise<Exclusion | null> {
  const { queryClient, session } = services
  if ((session.settings()?.care ?? null) === null) return null
  try {
    await queryClient.fetchQuery({ ...careQuery(services), staleTime: 0, retry: false })
  } catch {
    // The bet itself is the server's to refuse: this only says why.
  }
  return knownExclusion(services)
}
