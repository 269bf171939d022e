import { countAtProviders, type Photos } from '@trueseason/workshop/customers';
import { type Seen, seconds } from '@trueseason/workshop/report';
import type { Stage } from '../compose.ts';
import { commandsIn } from '../documents.ts';
import { buyTogether } from './buy-together.ts';
import { watch } from './watch.ts';

/** Names the images of a release as those of the next one. */
async function release(stage: Stage): Promise<void> {
  const last = stage.settings.VERSION ?? '';
  const version = `${last}-next`;
  const images = await stage.docker('image', 'ls', '--filter', `reference=*/*:${last}`, '--format', '{{.Repository}}');
  for (const image of images.split('\n')) await stage.docker('tag', `${image}:${last}`, `${image}:${version}`);
  stage.set({ VERSION: version });
}

/** Deploys as docs/operations.md says, while people browse and buy. */
export async function deploy(stage: Stage, photos: Photos): Promise<Seen[]> {
  await release(stage);
  const [command = ''] = commandsIn('docs/operations.md', 'Deploy').filter((line) =>
    line.startsWith('infra/deploy.sh'),
  );
  const before = await stage.containers('web');
  const watching = watch(stage);
  const buying = buyTogether(stage, photos, 'deploy', 6, 4_000);
  buying.catch(() => {});
  const started = performance.now();
  await stage.shell(command);
  const took = seconds(started);
  const answers = await watching.end('the deploy');
  const after = await stage.containers('web');
  return [
    { what: command, value: took, ok: !after.some((id) => before.includes(id)) },
    ...answers,
    ...(await countAtProviders(stage.urls, await buying)),
  ];
}
