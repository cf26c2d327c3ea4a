import { css } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

import { marketSwitchHeight } from '#src/features/eventRow/rowHeight.ts'
import { space, text } from '#src/ui/theme/scale.ts'
import { cssHeight } from '#src/ui/windowedList/height.ts'
import { marketColumnName, type MarketColumn } from '#src/words/marketColumns.ts'

import { type EventsPlace, searchOf } from './eventsSearch.ts'
import { moveAmongLinks } from './moveAmongLinks.ts'

const style = css({
  display: 'flex',
  height: cssHeight(marketSwitchHeight),
  // At its end stands the choice of the order.
  padding: `0 48px 0 ${space[2]}px`,
  borderBottom: '1px solid var(--border)',
  fontSize: text.s,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& a': {
    flex: '1 0 auto',
    display: 'grid',
    placeItems: 'center',
    padding: `0 ${space[2]}px`,
    whiteSpace: 'nowrap',
    color: 'var(--text-2)',
    borderBottom: '2px solid transparent',
    '&:focus-visible': { outlineOffset: -2 },
    '&[aria-current]': { color: 'var(--text-1)', fontWeight: 600, borderColor: 'var(--accent)' },
  },
})

interface MarketSwitchProps {
  place: EventsPlace
  choices: readonly MarketColumn[]
  chosen: MarketColumn
}

/** Which market a phone's list shows, kept in the address [BROWSE-07] [ROUTE-11]: one stop, within which arrows move. */
export function MarketSwitch({ place, choices, chosen }: MarketSwitchProps) {
  const { t, i18n } = useLingui()
  return (
    <div
      role="toolbar"
      tabIndex={-1}
      css={style}
      aria-label={t`Market of the list`}
      onKeyDown={moveAmongLinks}
    >
      {choices.map((market) => (
        <Link
          key={market}
          to="/events"
          search={searchOf({ ...place, market })}
          replace
          resetScroll={false}
          activeOptions={{ exact: true }}
          tabIndex={market === chosen ? 0 : -1}
          aria-current={market === chosen ? 'true' : undefined}
        >
          {marketColumnName(i18n, market)}
        </Link>
      ))}
    </div>
  )
}
