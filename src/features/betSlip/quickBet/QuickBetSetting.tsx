import { css } from '@emotion/react'
import { useLingui } from '@lingui/react'
import { Trans, useLingui as useTexts } from '@lingui/react/macro'
import { useId, useRef, useState } from 'react'

import { useClient, useSession } from '#src/client/context.tsx'
import { usePreference } from '#src/client/hooks/usePreference.ts'
import { Switch } from '#src/ui/controls/Switch.tsx'
import { space, text, touch } from '#src/ui/theme/scale.ts'
import { entryErrorText } from '#src/words/slip/placing.ts'

import { amountField } from '../stake/quick/amountField.ts'
import { readQuickStake } from '../stake/quick/quickStakes.ts'
import { useGrouped } from '../stake/useGrouped.ts'

const styles = {
  setting: css({ display: 'grid', gap: space[1] }),
  note: css({ margin: 0, fontSize: text.s, color: 'var(--text-2)' }),
  label: css({ fontSize: text.s, color: 'var(--text-2)' }),
  tall: css({ [touch]: { height: 44 } }),
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
      <span css={[amountField.box, styles.tall]} data-wrong={!read.ok}>
        <span css={amountField.currency}>{currency.code}</span>
        <input
          ref={input}
          id={id}
          css={amountField.input}
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
