import { css } from '@emotion/react'
import { useLingui } from '@lingui/react'
import { Trans, useLingui as useTexts } from '@lingui/react/macro'
import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react'

import { amountText } from '#domain/money/money.ts'
import { useClient, useSession } from '#src/client/context.tsx'
import { usePreference } from '#src/client/hooks/usePreference.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { Overlay } from '#src/ui/overlay/Overlay.tsx'
import { space, text } from '#src/ui/theme/scale.ts'
import { entryErrorText } from '#src/words/slip/placing.ts'

import { amountField } from './amountField.ts'
import {
  mostQuickStakes,
  ownQuickStakes,
  quickStakesOf,
  readQuickStake,
  withQuickStakes,
} from './quickStakes.ts'

const styles = {
  form: css({ display: 'grid', gap: space[3], padding: `0 ${space[4]}px ${space[4]}px` }),
  note: css({ margin: 0, fontSize: text.s, color: 'var(--text-2)' }),
  list: css({ display: 'grid', gap: space[2], margin: 0, padding: 0, listStyle: 'none' }),
  row: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: `2px ${space[2]}px` }),
  remove: css({ alignSelf: 'center' }),
  wrong: css({ gridColumn: '1 / -1', margin: 0, fontSize: text.s, color: 'var(--danger)' }),
  actions: css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[2] }),
}

interface Entry {
  readonly id: number
  readonly text: string
}

/** The quick stakes as the member wants them: changed, added, taken out, or the partner's again [SLIP-06]. */
export function EditQuickStakes({ onClose }: { onClose: () => void }) {
  const { t } = useTexts()
  const { i18n } = useLingui()
  const { preferences } = useClient()
  const { settings, currency } = useSession()
  const kept = usePreference('quickStakes')
  const [entries, setEntries] = useState<readonly Entry[]>(() =>
    quickStakesOf(kept, settings).map((amount, id) => ({ id, text: amountText(amount) })),
  )
  const [isChecked, setChecked] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const wrongId = useId()
  const read = entries.map(({ text: entered }) => readQuickStake(entered, currency))

  const focus = (at: number): void => {
    const fields = list.current?.querySelectorAll('input')
    fields?.[Math.min(at, fields.length - 1)]?.focus()
  }
  // The field that the focus goes to once it is there.
  const wanted = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (wanted.current !== null) focus(wanted.current)
    wanted.current = null
  }, [entries])
  const add = (): void => {
    const id = 1 + Math.max(-1, ...entries.map((entry) => entry.id))
    setEntries([...entries, { id, text: '' }])
    setChecked(false)
    wanted.current = entries.length
  }
  const remove = (at: number): void => {
    setEntries(entries.filter((_, other) => other !== at))
    wanted.current = at
  }
  const save = (event: FormEvent): void => {
    event.preventDefault()
    const firstWrong = read.findIndex(({ ok }) => !ok)
    setChecked(true)
    if (firstWrong >= 0) return focus(firstWrong)
    const amounts = read.flatMap((amount) => (amount.ok ? amount.money : []))
    preferences.set('quickStakes', withQuickStakes(kept, currency.code, amounts))
    onClose()
  }
  const reset = (): void => {
    preferences.set('quickStakes', withQuickStakes(kept, currency.code, []))
    onClose()
  }

  return (
    <Overlay
      kind="modal"
      title={t({ message: 'Quick stakes', context: 'title of a dialog' })}
      isOpen
      onClose={onClose}
    >
      <form css={styles.form} onSubmit={save} noValidate>
        <p css={styles.note}>
          <Trans>Each button adds its amount to your stake. Saved on this device.</Trans>
        </p>
        <ul ref={list} css={styles.list}>
          {entries.map(({ id, text: entered }, at) => {
            const amount = read[at]
            const wrong = isChecked && amount?.ok === false ? amount.reason : null
            const number = at + 1
            return (
              <li key={id} css={styles.row}>
                <span css={amountField.box} data-wrong={wrong !== null}>
                  <span css={amountField.currency}>{currency.code}</span>
                  <input
                    css={amountField.input}
                    aria-label={t`Quick stake ${number}`}
                    aria-invalid={wrong !== null}
                    aria-describedby={wrong === null ? undefined : `${wrongId}${id}`}
                    type="text"
                    inputMode="decimal"
                    autoComplete="off"
                    value={entered}
                    onChange={({ currentTarget: { value } }) =>
                      setEntries(entries.map((entry) => (entry.id === id ? { id, text: value } : entry)))
                    }
                  />
                </span>
                <IconButton
                  css={styles.remove}
                  icon="close"
                  label={t`Remove quick stake ${number}`}
                  disabled={entries.length === 1}
                  onClick={() => remove(at)}
                />
                {wrong !== null && (
                  <p id={`${wrongId}${id}`} css={styles.wrong}>
                    {entryErrorText(i18n, wrong)}
                  </p>
                )}
              </li>
            )
          })}
        </ul>
        <Button disabled={entries.length >= mostQuickStakes} onClick={add}>
          <Trans>Add amount</Trans>
        </Button>
        <div css={styles.actions}>
          <Button disabled={ownQuickStakes(kept, settings) === null} onClick={reset}>
            <Trans>Reset to default</Trans>
          </Button>
          <Button type="submit" variant="primary">
            <Trans context="verb: keep the quick stakes as edited">Save</Trans>
          </Button>
        </div>
      </form>
    </Overlay>
  )
}
