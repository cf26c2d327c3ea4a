import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'

import { readBetCode } from '#domain/bets/betCode.ts'
import { failureOf } from '#machines/failure.ts'
import { codeSelectionsQuery } from '#src/api/bets/betCodes.ts'
import { useClient } from '#src/client/context.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { Overlay } from '#src/ui/overlay/Overlay.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { useDevice } from '#src/ui/theme/device.ts'
import { space } from '#src/ui/theme/scale.ts'
import { betCodeProblemText } from '#src/words/slip/betCode.ts'

import { codeStyle } from './codeStyle.ts'
import { type AddCodeProps, HeldSelections } from './HeldSelections.tsx'

const styles = {
  form: css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: space[2] }),
  field: css(codeStyle.code, {
    background: 'var(--surface-1)',
    border: '1px solid var(--border-strong)',
    '&[aria-invalid=true]': { borderColor: 'var(--danger)' },
    '&::placeholder': { color: 'var(--text-3)', opacity: 1, fontWeight: 400 },
  }),
  problem: css({ color: 'var(--danger)' }),
}

interface EnterCodeProps extends Omit<AddCodeProps, 'held'> {
  readonly onClose: () => void
}

/** Takes a bet code, shows what it holds at the odds of now, and adds that to the slip [SLIP-23]. */
export function EnterCode({ heldOf, onAdded, onClose }: EnterCodeProps) {
  const { t, i18n } = useLingui()
  const client = useClient()
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState<string | null>(null)
  const [isNone, setNone] = useState(false)
  const problemId = useId()
  const field = useRef<HTMLInputElement>(null)
  // After the dialog has opened, which gives the focus to its first button.
  useEffect(() => field.current?.focus(), [])
  const held = useQuery({ ...codeSelectionsQuery(client, asked ?? ''), enabled: asked !== null })
  const type = (text: string): void => {
    setTyped(text)
    setAsked(null)
    setNone(false)
  }
  const show = (event: FormEvent): void => {
    event.preventDefault()
    const code = readBetCode(typed)
    setNone(code === null)
    setAsked(code)
    if (code !== null && code === asked) void held.refetch()
    if (code === null) field.current?.focus()
  }
  const isAsking = asked !== null && held.isFetching && held.data === undefined
  const failed = asked === null || isAsking || !held.isError ? null : failureOf(held.error)
  // What could not be asked for again for a moment still stands; what the server takes back does not.
  const failure = held.data !== undefined && failed?.kind !== 'refused' ? null : failed
  const problem = isNone || failure !== null ? betCodeProblemText(i18n, failure) : null
  return (
    <Overlay
      kind={useDevice() === 'phone' ? 'sheet' : 'modal'}
      title={t({ message: 'Enter a bet code', context: 'title: takes selections into the bet slip' })}
      isOpen
      onClose={onClose}
    >
      <div css={codeStyle.body}>
        <form css={styles.form} onSubmit={show} noValidate>
          <input
            ref={field}
            type="text"
            css={styles.field}
            aria-label={t({ message: 'Bet code', context: 'label of a field' })}
            aria-invalid={problem !== null}
            aria-describedby={problem === null ? undefined : problemId}
            value={typed}
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={({ currentTarget: { value } }) => type(value)}
          />
          <Button type="submit" isLarge variant={held.data === undefined ? 'primary' : 'secondary'}>
            <Trans context="button: shows what a bet code holds">Show</Trans>
          </Button>
        </form>
        {problem !== null && (
          <p id={problemId} role="alert" css={[codeStyle.said, styles.problem]}>
            {problem}
          </p>
        )}
        {isAsking && (
          <div role="status">
            <VisuallyHidden>
              <Trans>Looking up the bet code</Trans>
            </VisuallyHidden>
            <Skeleton height={96} />
          </div>
        )}
        {asked !== null && failure === null && held.data !== undefined && (
          <HeldSelections held={held.data} heldOf={heldOf} onAdded={onAdded} />
        )}
      </div>
    </Overlay>
  )
}
