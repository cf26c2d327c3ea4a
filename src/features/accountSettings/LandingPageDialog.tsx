import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'

import { useSession } from '#src/client/context.tsx'
import { isHotBettingOn } from '#src/client/session/boards.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Overlay } from '#src/ui/overlay/Overlay.tsx'
import { useDevice } from '#src/ui/theme/device.ts'
import { motion, radius, space, text } from '#src/ui/theme/scale.ts'
import { landingDetail, landingName, type OfferedLanding } from '#src/words/session/landing.ts'

import { useChoices, useChoosing } from './useChoices.ts'

const styles = {
  body: css({
    display: 'grid',
    gap: space[2],
    padding: `${space[1]}px ${space[4]}px ${space[5]}px`,
    '> p': { margin: `0 0 ${space[2]}px`, fontSize: text.s, color: 'var(--text-2)' },
  }),
  option: css({
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    minHeight: 56,
    padding: `${space[2]}px ${space[3]}px`,
    border: '1px solid var(--border-strong)',
    borderRadius: radius.m,
    background: 'var(--surface-3)',
    color: 'var(--text-2)',
    fontSize: text.s,
    textAlign: 'start',
    transition: `background ${motion}`,
    '&:hover:not([aria-disabled=true])': { background: 'var(--surface-4)' },
    '&[aria-pressed=true]': { borderColor: 'var(--accent)', background: 'var(--accent-surface)' },
    '> span': { flex: 1, display: 'grid', gap: 2 },
    '> svg': { color: 'var(--accent)', visibility: 'hidden' },
    '&[aria-pressed=true] > svg': { visibility: 'visible' },
  }),
  name: css({ fontSize: text.m, fontWeight: 500, color: 'var(--text-1)' }),
}

interface LandingPageDialogProps {
  /** It opens on its own, and has to say why. */
  isFirstTime?: boolean
  onKept: () => void
  /** Without a choice. */
  onClose: () => void
  /** A press beside it, where that is no such answer. */
  onPutOff?: () => void
}

/** Where the member lands after the launch: what the documents let them choose from, as far as it is there [LAUNCH-11] [MEMBER-03]. */
export function LandingPageDialog({
  isFirstTime = false,
  onKept,
  onClose,
  onPutOff = onClose,
}: LandingPageDialogProps) {
  const { t, i18n } = useLingui()
  const isPhone = useDevice() === 'phone'
  const isBoardThere = isHotBettingOn(useSession().settings)
  const { landingPage } = useChoices()
  const { isChoosing, choose } = useChoosing(onKept)
  const offered: readonly OfferedLanding[] = isBoardThere
    ? ['default', 'today', 'hotBetting', 'masterRankings']
    : ['default', 'today', 'masterRankings']
  const isAnother = landingPage !== null && !offered.some((name) => name === landingPage)
  return (
    <Overlay
      kind={isPhone ? 'sheet' : 'modal'}
      title={
        isFirstTime
          ? t`Choose your home page`
          : t({ message: 'Home page', context: 'the page that opens first' })
      }
      isOpen
      onClose={onClose}
      onPutOff={onPutOff}
    >
      <div css={styles.body} aria-busy={isChoosing}>
        <p>
          {isFirstTime ? (
            <Trans>The page that opens first. Change it any time in the menu.</Trans>
          ) : (
            <Trans>The page that opens first.</Trans>
          )}
        </p>
        {isAnother && (
          <Notice>
            <Trans>Your current home page isn't in this list. It stays until you choose another.</Trans>
          </Notice>
        )}
        {offered.map((name) => (
          <button
            key={name}
            type="button"
            css={styles.option}
            aria-pressed={landingPage === name}
            aria-disabled={isChoosing}
            onClick={isChoosing ? undefined : () => choose({ landingPage: name })}
          >
            <span>
              <span css={styles.name}>{landingName(i18n, name)}</span>
              {landingDetail(i18n, name)}
            </span>
            <Icon name="check" />
          </button>
        ))}
      </div>
    </Overlay>
  )
}
