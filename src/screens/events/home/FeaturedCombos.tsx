import { useQuery } from '@tanstack/react-query'

import { bigCombosQuery } from '#src/api/boards/bigCombos.ts'
import { useClient } from '#src/client/context.tsx'

import { BigComboBoard } from '../HotBetting.tsx'

/** The big combos as a rail [SLIP-13] [BROWSE-11]; nothing is said where there are none. */
export function FeaturedCombos() {
  const { data, isError } = useQuery(bigCombosQuery(useClient()))
  if (data?.length === 0 && !isError) return null
  return <BigComboBoard isRail />
}
