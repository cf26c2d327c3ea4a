import { useQuery } from '@tanstack/react-query'

import { hotMarketsQuery } from '#src/api/boards/hotMarkets.ts'
import { useClient } from '#src/client/context.tsx'

import { HotMarketBoard } from '../HotBetting.tsx'

/** The markets that others bet on most [BROWSE-11]; nothing is said where there are none, and before that is known. */
export function HotMarketsNow() {
  const { data, isError } = useQuery(hotMarketsQuery(useClient()))
  if (!isError && (data?.length ?? 0) === 0) return null
  return <HotMarketBoard />
}
