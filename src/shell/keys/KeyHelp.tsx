import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { usePreference } from '#src/client/hooks/usePreference.ts'
import { SingleKeysSwitch } from '#src/features/preferences/SingleKeysSwitch.tsx'
import { Overlay } from '#src/ui/overlay/Overlay.tsx'
import { useDevice } from '#src/ui/theme/device.ts'
import { radius, space, text } from '#src/ui/theme/scale.ts'

import { singleKeys } from './useKeys.ts'

const styles = {
  help: css({ display: 'grid', gap: space[4], padding: `0 ${space[4]}px ${space[4]}px` }),
  keys: css({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: space[4],
    fontSize: text.s,
    '& > div': {
      display: 'grid',
      gridTemplateColumns: 'subgrid',
      gridColumn: '1 / -1',
      alignItems: 'center',
      padding: `${space[2]}px 0`,
      borderTop: '1px solid var(--border)',
    },
    '& dt': { display: 'flex', flexWrap: 'wrap', gap: space[1] },
    '& dd': { color: 'var(--text-2)' },
    '& [data-off="true"]': { color: 'var(--text-3)', textDecoration: 'line-through' },
  }),
  key: css({
    minWidth: 24,
    padding: '2px 6px',
    textAlign: 'center',
    font: 'inherit',
    fontSize: text.s,
    fontWeight: 500,
    background: 'var(--surface-3)',
    border: '1px solid var(--border-strong)',
    borderRadius: radius.s,
  }),
  choice: css({ display: 'grid', gap: space[1] }),
  note: css({ fontSize: text.s, color: 'var(--text-2)' }),
}

/** Every key that does something here, and the switch for those that are single characters [A11Y-01]. */
export function KeyHelp({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const areOn = usePreference('singleKeys')
  const isQuick = usePreference('quickBet')
  const isPhone = useDevice() === 'phone'
  return (
    <Overlay
      kind={isPhone ? 'sheet' : 'modal'}
      title={t({ message: 'Keyboard shortcuts', context: 'help for the keyboard' })}
      isOpen
      onClose={onClose}
    >
      <div css={styles.help}>
        <dl css={styles.keys}>
          <Row keys={[t({ message: 'Tab', context: 'keyboard key' })]}>
            <Trans>Go to the next match or market</Trans>
          </Row>
          <Row keys={['←', '→']}>
            <Trans>Move through the odds of a match or market</Trans>
          </Row>
          <Row keys={['↑', '↓']}>
            <Trans>Go to the same odds in the match above or below</Trans>
          </Row>
          <Row
            keys={[
              t({ message: 'Home', context: 'keyboard key' }),
              t({ message: 'End', context: 'keyboard key' }),
            ]}
          >
            <Trans>Go to the first or last odds of a match or market</Trans>
          </Row>
          <Row keys={[t({ message: 'Enter', context: 'keyboard key' })]}>
            <Trans>Add or remove a selection. In the stake field: place the bet</Trans>
          </Row>
          <Row keys={[singleKeys.stake]} isOff={!areOn}>
            <Trans>Go to the stake</Trans>
          </Row>
          <Row keys={[singleKeys.search]} isOff={!areOn}>
            <Trans>Go to the search</Trans>
          </Row>
          <Row keys={[t({ message: 'Esc', context: 'keyboard key' })]}>
            <Trans>Go back to where you were; close what's open</Trans>
          </Row>
          {isQuick && (
            <Row keys={[t({ message: 'Esc', context: 'keyboard key' })]}>
              <Trans>Undo a quick bet before it is sent</Trans>
            </Row>
          )}
          <Row keys={[singleKeys.help]} isOff={!areOn}>
            <Trans>Show this help</Trans>
          </Row>
        </dl>
        <div css={styles.choice}>
          <SingleKeysSwitch />
          <p css={styles.note}>
            <Trans>Turn these off if you use voice control. This help stays in the menu.</Trans>
          </p>
        </div>
      </div>
    </Overlay>
  )
}

function Row({
  keys,
  isOff = false,
  children,
}: {
  keys: readonly string[]
  isOff?: boolean
  children: ReactNode
}) {
  return (
    <div>
      <dt data-off={isOff}>
        {keys.map((key) => (
          <kbd key={key} css={styles.key}>
            {key}
          </kbd>
        ))}
      </dt>
      <dd data-off={isOff}>{children}</dd>
    </div>
  )
}
