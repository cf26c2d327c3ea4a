import type { Launched } from '../fixtures.ts'
import type { ClientPage } from '../pages/client.ts'
import type { LaunchOptions } from '../sandbox.ts'

/** Launches and opens the slip's lucky combo. */
export async function openLucky(launched: Launched, as: LaunchOptions = {}): Promise<ClientPage> {
  const client = await launched(as)
  await client.slip.open()
  await client.slip.chooseMore('Lucky combo')
  return client
}

/** The legs of the combo that is offered. */
export const offered = ({ slip }: ClientPage) =>
  slip.panel.getByRole('list', { name: 'Your lucky combo' }).getByRole('listitem')
/** A button of the slip. */
export const button = ({ slip }: ClientPage, name: string) =>
  slip.panel.getByRole('button', { name, exact: true })
