import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

import { matchLogQuery, matchLogsKey } from '#src/api/match/matchLog.ts'
import { useClient } from '#src/client/context.tsx'
import type { Round } from '#src/wire/match/matchLog.ts'

/**
 * The rounds of the map in play. Its log is asked for once, and again when a round has been won: not with every word of
 * the channel, as the log's own view does.
 * @param scoreline of the map; null asks for nothing
 */
export function useRounds(eventId: string, scoreline: string | null): readonly Round[] {
  const client = useClient()
  const queryClient = useQueryClient()
  const asked = useRef(scoreline)
  useEffect(() => {
    if (asked.current === scoreline || scoreline === null) return
    asked.current = scoreline
    void queryClient.invalidateQueries({ queryKey: matchLogsKey(eventId) }, { cancelRefetch: false })
  }, [queryClient, eventId, scoreline])
  const { data } = useQuery({ ...matchLogQuery(client, eventId, null), enabled: scoreline !== null })
  return data?.kind === 'rounds' ? data.rounds : none
}

const none: readonly Round[] = []
