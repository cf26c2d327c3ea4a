import { css } from '@emotion/react'
import { useLingui } from '@lingui/react'
import { Trans, useLingui as useTexts } from '@lingui/react/macro'
import { type FormEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'

import { type NicknameProblem, readNickname } from '#domain/session/nickname.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Overlay } from '#src/ui/overlay/Overlay.tsx'
import { Name } from '#src/ui/text/Name.tsx'
import { useDevice } from '#src/ui/theme/device.ts'
import { radius, space, text } from '#src/ui/theme/scale.ts'
import { nicknameProblemText } from '#src/words/session/nickname.ts'

import { useSettingNickname } from './useSettingNickname.ts'

const styles = {
  form: css({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[3],
    padding: `0 ${space[4]}px ${space[4]}px`,
    '> p': { margin: 0, fontSize: text.s, color: 'var(--text-2)' },
  }),
  field: css({
    width: '100%',
    height: 48,
    padding: `0 ${space[3]}px`,
    background: 'var(--surface-1)',
    color: 'var(--text-1)',
    border: '1px solid var(--border-strong)',
    borderRadius: radius.s,
    // A phone's browser enlarges the page for smaller ones.
    fontSize: text.l,
    fontWeight: 500,
    '&[aria-invalid=true]': { borderColor: 'var(--danger)' },
  }),
  problem: css({ '&&': { color: 'var(--danger)' } }),
  name: css({
    '&&': {
      padding: `${space[4]}px 0`,
      fontSize: text.l,
      fontWeight: 500,
      color: 'var(--text-1)',
      textAlign: 'center',
      overflowWrap: 'anywhere',
    },
  }),
  actions: css({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space[2] }),
}

/** What the dialog asks: for a nickname, for the last word on it; or that the member has one already. */
type Step =
  | { readonly at: 'typing'; readonly problem: NicknameProblem | 'taken' | null }
  | { readonly at: 'confirming'; readonly nickname: string }
  | { readonly at: 'already'; readonly nickname: string }

/** Sets the nickname: typed first, and confirmed on a page of its own, for it is set once [MEMBER-02]. */
export function NicknameDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTexts()
  const [step, setStep] = useState<Step>({ at: 'typing', problem: null })
  const [typed, setTyped] = useState('')
  const { isSetting, set } = useSettingNickname((outcome) => {
    if (outcome.kind === 'taken') setStep({ at: 'typing', problem: 'taken' })
    else if (outcome.kind === 'already') setStep({ at: 'already', nickname: outcome.nickname })
    else onClose()
  })
  return (
    <Overlay
      kind={useDevice() === 'phone' ? 'sheet' : 'modal'}
      title={t`Choose a nickname`}
      isOpen
      onClose={onClose}
    >
      {step.at === 'typing' && (
        <Typing
          typed={typed}
          problem={step.problem}
          onType={(next) => {
            setTyped(next)
            setStep({ at: 'typing', problem: null })
          }}
          onProblem={(problem) => setStep({ at: 'typing', problem })}
          onRead={(nickname) => setStep({ at: 'confirming', nickname })}
          onClose={onClose}
        />
      )}
      {step.at === 'confirming' && (
        <Confirming
          nickname={step.nickname}
          isSetting={isSetting}
          onBack={() => setStep({ at: 'typing', problem: null })}
          onConfirm={() => set(step.nickname)}
        />
      )}
      {step.at === 'already' && <Already nickname={step.nickname} onClose={onClose} />}
    </Overlay>
  )
}

interface TypingProps {
  typed: string
  problem: NicknameProblem | 'taken' | null
  onType: (typed: string) => void
  onProblem: (problem: NicknameProblem) => void
  onRead: (nickname: string) => void
  onClose: () => void
}

function Typing({ typed, problem, onType, onProblem, onRead, onClose }: TypingProps) {
  const { t } = useTexts()
  const { i18n } = useLingui()
  const problemId = useId()
  const field = useRef<HTMLInputElement>(null)
  // After the dialog has opened, which gives the focus to its first button.
  useEffect(() => field.current?.focus(), [])
  useLayoutEffect(() => {
    if (problem !== null) field.current?.focus()
  }, [problem])
  const go = (event: FormEvent): void => {
    event.preventDefault()
    const read = readNickname(typed)
    if (read.ok) onRead(read.nickname)
    else onProblem(read.reason)
  }
  return (
    <form css={styles.form} onSubmit={go} noValidate>
      <p>
        <Trans>Other members see it on boards instead of your member code.</Trans>
      </p>
      <input
        ref={field}
        type="text"
        css={styles.field}
        aria-label={t({ message: 'Nickname', context: 'label of a field' })}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : problemId}
        value={typed}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        onChange={({ currentTarget: { value } }) => onType(value)}
      />
      {problem !== null && (
        <p id={problemId} role="alert" css={styles.problem}>
          {nicknameProblemText(i18n, problem)}
        </p>
      )}
      <OnceOnly />
      <div css={styles.actions}>
        <Button isLarge onClick={onClose}>
          <Trans>Not now</Trans>
        </Button>
        <Button type="submit" isLarge variant="primary">
          <Trans context="button: to the next step">Continue</Trans>
        </Button>
      </div>
    </form>
  )
}

function OnceOnly() {
  return (
    <Notice tone="warning">
      <Trans>You can set your nickname only once. It can't be changed later.</Trans>
    </Notice>
  )
}

interface ConfirmingProps {
  nickname: string
  isSetting: boolean
  onBack: () => void
  onConfirm: () => void
}

function Confirming({ nickname, isSetting, onBack, onConfirm }: ConfirmingProps) {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => button.current?.focus(), [])
  return (
    <div css={styles.form} aria-busy={isSetting}>
      <p css={styles.name}>
        <Name>{nickname}</Name>
      </p>
      <OnceOnly />
      <div css={styles.actions}>
        <Button ref={button} isLarge aria-disabled={isSetting} onClick={isSetting ? undefined : onBack}>
          <Trans context="button: to the step before">Back</Trans>
        </Button>
        <Button
          isLarge
          variant="primary"
          aria-disabled={isSetting}
          onClick={isSetting ? undefined : onConfirm}
        >
          <Trans context="button: set the nickname for good">Set nickname</Trans>
        </Button>
      </div>
    </div>
  )
}

function Already({ nickname, onClose }: { nickname: string; onClose: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => button.current?.focus(), [])
  return (
    <div css={styles.form}>
      <Notice role="alert">
        <Trans>Your nickname has already been set:</Trans> <Name>{nickname}</Name>
      </Notice>
      <Button ref={button} isLarge isWide variant="primary" onClick={onClose}>
        <Trans context="verb: close a window">Close</Trans>
      </Button>
    </div>
  )
}
