import { css } from '@emotion/react'
import { useLingui } from '@lingui/react'
import { Trans, useLingui as useTexts } from '@lingui/react/macro'
import { useId, useRef, useState } from 'react'

import { useClient, useSession } from '#src/client/context.tsx'
import { usePreference } from '#src/client/hooks/usePreference.ts'
import { Switch } from '#src/ui/controls/Switch.tsx'
import { radius, space, text, touch } from '#src/ui/theme/scale.ts'
import { entryErrorText } from '#src/words/slip/placing.ts'

import { readQuickStake } from '../stake/quick/quickStakes.ts'
import { useGrouped } from '../stake/useGrouped.ts'

const styles = {
  setting: css({ display: 'grid', gap: space[1] }),
  note: css({ margin: 0, fontSize: text.s, color: 'var(--text-2)' }),
  label: css({ fontSize: text.s, color: 'var(--text-2)' }),
  field: css({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    height: 40,
    padding: '0 12px',
    borderRadius: radius.s,
    border: '1px solid var(--border-strong)',
    background: 'var(--surface-1)',
    '&:focus-within': { outline: '2px solid var(--focus)', outlineOffset: 1 },
    '&[data-wrong="true"]': { borderColor: 'var(--danger)' },
    [touch]: { height: 44 },
  }),
  currency: css({ color: 'var(--text-3)', fontSize: text.s }),
  input: css({
    flex: 1,
    minWidth: 0,
    border: 0,
    outline: 0,
    background: 'none',
    color: 'var(--text-1)',
    font: 'inherit',
    fontWeight: 500,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
    // Below this a phone's browser enlarges the page.
    [touch]: { fontSize: '1rem' },
  }),
  wrong: css({ margin: 0, fontSize: text.s, color: 'var(--danger)' }),
}

/** Whether one press of odds bets on them, and how much; off until the member wants it [SLIP-26]. */
export function QuickBetSetting() {
  const { t } = useTexts()
  const { preferences } = useClient()
  const { isGuest } = useSession()
  const isOn = usePreference('quickBet')
  if (isGuest) return null
  return (
    <div css={styles.setting}>
      <Switch
        label={t({ message: 'Quick bet', context: 'a bet placed by one press' })}
        isOn={isOn}
        onChange={(next) => preferences.set('quickBet', next)}
      />
      <p css={styles.note}>
        <Trans>
          One press on odds bets your preset stake. You have a few seconds to undo it before it is sent. It
          works for singles while your bet slip is empty. Otherwise a press works as usual.
        </Trans>
      </p>
      {isOn && <PresetStake />}
    </div>
  )
}

/** The stake of a quick bet: what cannot be read is not kept, and then nothing is bet by a press. */
function PresetStake() {
  const { i18n } = useLingui()
  const { preferences } = useClient()
  const { currency } = useSession()
  const stakes = usePreference('quickBetStakes')
  const [entry, setEntry] = useState(() => stakes[currency.code] ?? '')
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const wrongId = useId()
  const { shown, typed } = useGrouped(input, entry)
  const read = readQuickStake(entry, currency)
  const enter = (next: string): void => {
    setEntry(next)
    const { [currency.code]: _, ...others } = stakes
    const isRead = readQuickStake(next, currency).ok
    preferences.set('quickBetStakes', isRead ? { ...others, [currency.code]: next } : others)
  }
  return (
    <>
      <label css={styles.label} htmlFor={id}>
        <Trans context="amount risked by each quick bet">Quick bet stake</Trans>
      </label>
      <span css={styles.field} data-wrong={!read.ok}>
        <span css={styles.currency}>{currency.code}</span>
        <input
          ref={input}
          id={id}
          css={styles.input}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={shown}
          aria-invalid={!read.ok}
          aria-describedby={read.ok ? undefined : wrongId}
          onChange={({ currentTarget }) => enter(typed(currentTarget))}
        />
      </span>
      {!read.ok && (
        <p id={wrongId} css={styles.wrong}>
          {entryErrorText(i18n, read.reason)}
        </p>
      )}
    </>
  )
}
