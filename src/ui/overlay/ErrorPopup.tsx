import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'

import { Icon } from '#src/ui/icon/Icon.tsx'
import { space, text, touch } from '#src/ui/theme/scale.ts'
import { useLapse } from '#src/ui/timing/useLapse.ts'

import { errorTime } from './noticeTimes.ts'
import { Overlay } from './Overlay.tsx'

const styles = {
  popup: css({
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    columnGap: space[3],
    rowGap: space[3],
    padding: `${space[1]}px ${space[4]}px ${space[5]}px`,
    '> svg': { color: 'var(--danger)', marginTop: 2 },
  }),
  lines: css({
    display: 'grid',
    gap: space[2],
    minWidth: 0,
    fontSize: text.s,
    color: 'var(--text-2)',
    '> p': { margin: 0, overflowWrap: 'anywhere' },
    // What did not work; below it, why.
    '> p:first-of-type': { fontSize: text.m, color: 'var(--text-1)' },
  }),
  support: css({ fontSize: text.s, color: 'var(--text-3)' }),
  code: css({ WebkitUserSelect: 'all', userSelect: 'all' }),
  link: css({
    gridColumn: 2,
    justifySelf: 'start',
    minHeight: 32,
    fontSize: text.s,
    fontWeight: 500,
    color: 'var(--accent)',
    textDecoration: 'underline',
    textUnderlineOffset: 3,
    [touch]: { minHeight: 40 },
  }),
}

interface ErrorPopupProps {
  lines: readonly string[]
  /** What support can look it up by. */
  supportCode: number | null
  /** Offers to say that it was read. */
  isToAcknowledge: boolean
  onClose: () => void
}

function SupportCode({ code: figures }: { code: number }) {
  const code = <span css={styles.code}>{figures}</span>
  return <Trans>Support code {code}</Trans>
}

/** The one popup of errors: a dialog that says what happened, and closes on its own after its time [SRV-10]. */
export function ErrorPopup({ lines, supportCode, isToAcknowledge, onClose }: ErrorPopupProps) {
  const { t } = useLingui()
  const textId = useId()
  useLapse(errorTime, onClose)
  return (
    <Overlay kind="modal" role="alertdialog" describedBy={textId} title={t`Error`} isOpen onClose={onClose}>
      <div css={styles.popup}>
        <Icon name="error" size={24} />
        <div id={textId} css={styles.lines}>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {supportCode !== null && (
            <p css={styles.support}>
              <SupportCode code={supportCode} />
            </p>
          )}
        </div>
        {isToAcknowledge && (
          <button type="button" css={styles.link} onClick={onClose}>
            <Trans>Okay, got it.</Trans>
          </button>
        )}
      </div>
    </Overlay>
  )
}
