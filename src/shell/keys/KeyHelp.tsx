import { css } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { useClient } from '#src/client/context.tsx'
import { usePreference } from '#src/client/usePreference.ts'
import { useDevice } from '#src/ui/device.ts'
import { Overlay } from '#src/ui/Overlay.tsx'
import { Switch } from '#src/ui/Switch.tsx'
import { radius, space, text } from '#src/ui/theme/scale.ts'

import { singleKeys } from './useKeys.ts'

const styles = {
  help: css({ display: 'grid', gap: space[4], padding: `0 ${space[4]}px ${space[4]}px` }),
  keys: css({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: space[4],
    fontSize: text.m,
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
    fontWeight: 600,
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
  const { preferences } = useClient()
  const areOn = usePreference('singleKeys')
  const isPhone = useDevice() === 'phone'
  return (
    <Overlay kind={isPhone ? 'sheet' : 'modal'} title={t`Keyboard shortcuts`} isOpen onClose={onClose}>
      <div css={styles.help}>
        <dl css={styles.keys}>
          <Row keys={[t`Tab`]}>
            <Trans>To the next match or market</Trans>
          </Row>
          <Row keys={['←', '→']}>
            <Trans>Through the prices of a match or market</Trans>
          </Row>
          <Row keys={['↑', '↓']}>
            <Trans>To the same price of the match above or below</Trans>
          </Row>
          <Row keys={[t`Home`, t`End`]}>
            <Trans>To the first or last of a match or market</Trans>
          </Row>
          <Row keys={[t`Enter`]}>
            <Trans>Put a price into the bet slip, or take it out; in the stake, place the bet</Trans>
          </Row>
          <Row keys={[singleKeys.stake]} isOff={!areOn}>
            <Trans>To the stake</Trans>
          </Row>
          <Row keys={[t`Esc`]}>
            <Trans>From the bet slip back to where you were; close what is open</Trans>
          </Row>
          <Row keys={[singleKeys.help]} isOff={!areOn}>
            <Trans>Show this help</Trans>
          </Row>
        </dl>
        <div css={styles.choice}>
          <Switch
            label={t`Keys of a single character`}
            isOn={areOn}
            onChange={(isOn) => preferences.set('singleKeys', isOn)}
          />
          <p css={styles.note}>
            <Trans>
              Switch them off where speech input presses them by mistake. This help stays in the menu.
            </Trans>
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
