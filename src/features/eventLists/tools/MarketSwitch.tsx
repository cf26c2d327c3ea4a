import { css } from '@emotion/react'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

import { ScrollStrip } from '#src/ui/controls/ScrollStrip.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { radius, space, text } from '#src/ui/theme/scale.ts'
import { type MarketColumn, marketColumnName, shortColumnName } from '#src/words/market/marketColumns.ts'

import { type EventsPlace, searchOf } from '../eventsSearch.ts'
import { moveAmongLinks } from './moveAmongLinks.ts'

const style = css({
  display: 'flex',
  gap: 2,
  minWidth: 0,
  padding: 2,
  borderRadius: 6,
  background: 'var(--surface-3)',
  fontSize: text.s,
  '& a': {
    position: 'relative',
    flex: '1 0 auto',
    display: 'grid',
    placeItems: 'center',
    minHeight: 32,
    padding: `0 ${space[2]}px`,
    borderRadius: radius.s,
    whiteSpace: 'nowrap',
    color: 'var(--text-2)',
    '&:focus-visible': { outlineOffset: -2 },
    '&[aria-current]': { background: 'var(--surface-4)', color: 'var(--text-1)', fontWeight: 600 },
  },
})

interface MarketSwitchProps {
  place: EventsPlace
  choices: readonly MarketColumn[]
  chosen: MarketColumn
}

/** Which market a phone's list shows, kept in the address [BROWSE-07] [ROUTE-11]: one stop, within which arrows move. */
export function MarketSwitch({ place, choices, chosen }: MarketSwitchProps) {
  const { t } = useLingui()
  return (
    <ScrollStrip
      chosen={chosen}
      role="toolbar"
      tabIndex={-1}
      css={style}
      aria-label={t`Market shown`}
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
          <MarketName market={market} />
        </Link>
      ))}
    </ScrollStrip>
  )
}

/** What is written may be short: the market's whole name is heard after it, and can be said as well. */
function MarketName({ market }: { market: MarketColumn }) {
  const { i18n } = useLingui()
  const [short, name] = [shortColumnName(i18n, market), marketColumnName(i18n, market)]
  return (
    <>
      {short}
      {short !== name && <VisuallyHidden> {name}</VisuallyHidden>}
    </>
  )
}
