import { css } from '@emotion/react'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'

import type { Money } from '#domain/money/money.ts'
import { formatOdds } from '#domain/odds/odds.ts'
import { useFormat } from '#src/client/hooks/useFormat.ts'
import { ResultBadge } from '#src/features/selection/ResultBadge.tsx'
import { ticketPrice } from '#src/features/selection/ticketPrice.ts'
import { MemberMark } from '#src/ui/crest/MemberMark.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Dot } from '#src/ui/text/Dot.tsx'
import { Name } from '#src/ui/text/Name.tsx'
import { useDevice } from '#src/ui/theme/device.ts'
import { space } from '#src/ui/theme/scale.ts'
import type { TopWinning } from '#src/wire/boards/topWinnings.ts'
import { betKindName } from '#src/words/slip/betKinds.ts'

import { OpenBetOffer } from './OpenBetOffer.tsx'
import { Reviews } from './reviews/Reviews.tsx'
import { Stars } from './reviews/Stars.tsx'
import { useMemberName } from './useMemberName.ts'
import { headStyle } from './winningsStyle.ts'
import { WonTicket } from './WonTicket.tsx'

const styles = {
  heading: css({ margin: 0, font: 'inherit' }),
  opened: css({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
    alignItems: 'start',
    gap: space[4],
    padding: space[3],
    borderTop: '1px solid var(--border)',
  }),
}

interface WinningRowProps {
  winning: TopWinning
  /** The winnings of the first of the board. */
  greatest: Money
  onFollowed: () => void
}

/** A bet that won: who placed it and what it won; opened, its selections and what members say of it [MEMBER-06] [MEMBER-07]. */
export function WinningRow({ winning, greatest, onFollowed }: WinningRowProps) {
  const [isOpen, setOpen] = useState(false)
  // What was written of it stays while it is folded.
  const [wasOpened, setWasOpened] = useState(false)
  const panelId = useId()
  const { ticket, open } = winning
  return (
    <article aria-labelledby={`${panelId}-who`}>
      <h3 css={styles.heading}>
        <button
          type="button"
          css={headStyle}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => {
            setOpen(!isOpen)
            setWasOpened(true)
          }}
        >
          <Head winning={winning} greatest={greatest} nameId={`${panelId}-who`} isOpen={isOpen} />
        </button>
      </h3>
      {open !== null && <OpenBetOffer open={open} onFollowed={onFollowed} />}
      <div id={panelId} hidden={!isOpen} css={isOpen && styles.opened}>
        {wasOpened && (
          <>
            <WonTicket ticket={ticket} />
            <Reviews ticketNum={ticket.ticketNum} isShown={isOpen} />
          </>
        )}
      </div>
    </article>
  )
}

interface HeadProps {
  winning: TopWinning
  greatest: Money
  nameId: string
  isOpen: boolean
}

function Head({ winning, greatest, nameId, isOpen }: HeadProps) {
  const { i18n } = useLingui()
  const format = useFormat()
  const isPhone = useDevice() === 'phone'
  const { rank, member, winnings, ticket, reviewCount, averageRating } = winning
  const name = useMemberName()(member)
  const sum = format.money(winnings, { abbreviate: isPhone })
  const price = formatOdds(ticketPrice(ticket), ticket.oddsStyle)
  const share = shareOf(winnings, greatest)
  const count = ticket.lines.length
  return (
    <>
      <span data-place="">{rank}</span>
      <span data-mark="">
        <MemberMark name={name} size={isPhone ? 28 : 40} />
      </span>
      <span data-who="">
        <Name id={nameId} lines={2} data-name="">
          {name}
        </Name>
        <span data-facts="">
          <span>
            {betKindName(i18n, ticket.ticketType)}
            {count > 1 && (
              <>
                <Dot />
                <Plural value={count} one="# selection" other="# selections" />
              </>
            )}
          </span>
          <span>
            <Trans context="odds at which a selection was bet">@ {price}</Trans>
          </span>
          <ResultBadge result={ticket.result} />
        </span>
      </span>
      <span data-bar="" aria-hidden="true">
        <i>
          <i style={{ width: `${Math.max(2, share)}%` }} />
        </i>
        {format.percent(share / 100)}
      </span>
      <b data-profit="">+{sum}</b>
      <span data-reviews="">
        {averageRating !== null && <Stars rating={averageRating} />}
        <Plural value={reviewCount} _0="No reviews" one="# review" other="# reviews" />
      </span>
      <span data-chevron="">
        <Icon name={isOpen ? 'chevronUp' : 'chevronDown'} />
      </span>
    </>
  )
}

/** In whole percent, rounded down: 100 % is the greatest alone. */
function shareOf({ minor }: Money, greatest: Money): number {
  return greatest.minor > 0 ? Math.floor(Math.min(100, Math.max(0, (100 * minor) / greatest.minor))) : 0
}
