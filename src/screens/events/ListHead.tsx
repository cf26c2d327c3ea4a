import { css } from '@emotion/react'
import type { ReactNode } from 'react'

import type { EventsPlace } from '#src/features/eventLists/eventsSearch.ts'
import { phoneHeadPlace } from '#src/features/eventLists/stripHeight.ts'
import { MarketSwitch } from '#src/features/eventLists/tools/deferredTools.tsx'
import { space } from '#src/ui/theme/scale.ts'

import type { ListLook } from './useListLook.ts'

const style = css(phoneHeadPlace, {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[1],
  padding: `0 ${space[2]}px 0 ${space[1]}px`,
  background: 'var(--surface-1)',
})
const tools = css({ display: 'flex', flex: 'none' })

interface ListHeadProps {
  place: EventsPlace
  look: ListLook
  /** Whether there are rows, whose market can be chosen. */
  hasRows: boolean
  /** What narrows and orders the rows. */
  children: ReactNode
}

/** What stands over the rows of a phone's list: its tools, and the market that it shows. */
export function ListHead({ place, look: { choices, market }, hasRows, children }: ListHeadProps) {
  return (
    <div css={style}>
      <div css={tools}>{children}</div>
      {hasRows && <MarketSwitch place={place} choices={choices} chosen={market} />}
    </div>
  )
}
