import { Plural, SelectOrdinal, Trans, useLingui } from '@lingui/react/macro'

import { useSession } from '#src/client/context.tsx'
import { useFormat } from '#src/client/hooks/useFormat.ts'
import { useNickname } from '#src/client/member/nickname.ts'
import { MemberMark } from '#src/ui/crest/MemberMark.tsx'
import { Dot } from '#src/ui/text/Dot.tsx'
import { Name } from '#src/ui/text/Name.tsx'
import { useDevice } from '#src/ui/theme/device.ts'

import { barOf, type Measure, type Winner } from './winners.ts'
import { boardStyle } from './winnersStyle.ts'

interface WinnersBoardProps {
  label: string
  /** At least one. */
  winners: readonly Winner[]
  measure: Measure
}

/** Members whom a board honours: three on a podium, the others below them with bars [BROWSE-01] [BROWSE-11]. */
export function WinnersBoard({ label, winners, measure }: WinnersBoardProps) {
  const own = useNickname()
  const [first] = winners
  if (first === undefined) return null
  return (
    <ol css={boardStyle} aria-label={label} data-measure={measure}>
      {winners.map((winner) => (
        <li
          key={winner.rank}
          data-podium={winner.place <= 3 ? winner.place : undefined}
          data-own={own !== null && winner.name === own ? '' : undefined}
        >
          {winner.place <= 3 ? (
            <OnPodium winner={winner} measure={measure} />
          ) : (
            <InRow winner={winner} measure={measure} bar={barOf(winner, first, measure)} />
          )}
        </li>
      ))}
    </ol>
  )
}

interface WinnerProps {
  winner: Winner
  measure: Measure
}

function OnPodium({ winner, measure }: WinnerProps) {
  const { place, name } = winner
  return (
    <>
      <MemberMark name={name} size={place === 1 ? 56 : 40} />
      <WinnerName name={name} />
      <Figure winner={winner} measure={measure} />
      <span data-facts="">
        <Trans context="place on a board, the first to the third">
          <SelectOrdinal value={place} one="#st" two="#nd" few="#rd" other="#th" />
        </Trans>
        <Dot />
        <BetCount count={winner.ticketCount} />
      </span>
    </>
  )
}

function InRow({ winner, measure, bar }: WinnerProps & { bar: number }) {
  const { place, name } = winner
  return (
    <>
      <span data-place="">{place}</span>
      <MemberMark name={name} size={28} />
      <span data-who="">
        <WinnerName name={name} />
        <span data-facts="">
          <BetCount count={winner.ticketCount} />
          {measure === 'winnings' && <HowWon winner={winner} />}
        </span>
      </span>
      <span data-bar="" aria-hidden="true">
        <i style={{ width: `${bar}%` }} />
      </span>
      <Figure winner={winner} measure={measure} />
    </>
  )
}

/** What others may know of a member; of oneself that it is oneself. */
function WinnerName({ name }: { name: string }) {
  const { t } = useLingui()
  const isOwn = useSession().settings.nickname === name
  return (
    <Name data-name="">
      {isOwn ? t({ message: 'You', context: "the member's own place on a board" }) : name}
    </Name>
  )
}

function BetCount({ count }: { count: number }) {
  return <Plural value={count} one="# bet" other="# bets" />
}

function HowWon({ winner: { winRate, turnover } }: { winner: Winner }) {
  const format = useFormat()
  const share = format.percent(Number(winRate))
  const staked = format.money(turnover, { abbreviate: useDevice() === 'phone' })
  return (
    <>
      <Dot />
      <Trans context="members' board: share of bets won">Win rate {share}</Trans>
      <Dot />
      <Trans context="members' board: total of all stakes">Turnover {staked}</Trans>
    </>
  )
}

/** What the board goes by; where room is short, in as few figures as say it. */
function Figure({ winner, measure }: WinnerProps) {
  const format = useFormat()
  const abbreviate = useDevice() === 'phone'
  if (measure === 'winRate') return <b data-figure="">{format.percent(Number(winner.winRate))}</b>
  const sum = format.money(winner[measure], { abbreviate })
  return <b data-figure="">{measure === 'winnings' ? `+${sum}` : sum}</b>
}
