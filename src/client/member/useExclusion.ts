import { useQuery } from '@tanstack/react-query'

import type { Exclusion } from '#domain/session/care.ts'
import { careQuery } from '#src/api/member/care.ts'
import { useClient, useSession } from '#src/client/context.tsx'
import { knownExclusion } from '#src/client/member/exclusion.ts'

/**
 * What keeps the member from betting, kept current with what is known of it [CARE-03].
 * @param isAsked whether the server is asked, which it is where it has just refused the member
 */
export function useExclusion(isAsked = false): Exclusion | null {
  const client = useClient()
  const isOn = useSession().settings.care !== null
  useQuery({ ...careQuery(client), enabled: isOn && isAsked })
  return isOn ? knownExclusion(client) : null
}
