import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that take longest. Without them first, one of them runs alone at the end of its project: in a fresh clone
 * vitest knows sizes of files and no durations.
 */
const longest = [
  'tests/first-run/start.test.ts',
  'tests/operations/backup-page.test.ts',
  'tests/first-run/crash.test.ts',
  'tests/operations/full-disk.test.ts',
  'tests/contract/isolation.test.ts',
  'tests/contract/fuzz.test.ts',
  'tests/desk/random-actions.test.ts',
  'packages/embedded-postgres/src/server-exit.test.ts',
  'server/src/providers/speech/local/worker/round-trip.test.ts',
  'server/src/providers/speech/local/sherpa/recognizer.test.ts',
  'server/src/providers/speech/local/worker/builtin-speech.test.ts',
  'tests/console/administration.test.ts',
  'tests/console/desk.test.ts',
  'tests/console/console.test.ts',
  'tests/console/agent-page.test.ts',
  'tests/console/workflows.test.ts',
  'server/src/providers/lines/webrtc/webrtc-line.browser.test.ts',
  'tests/voice/browser.test.ts',
  'tests/phone/peers/baresip.test.ts',
  'tests/phone/carrier-calls-in.test.ts',
  'tests/voice/crash.test.ts',
  'tests/phone/carrier-calls-out.test.ts',
  'server/src/calling/workers/speech-failover.test.ts',
  'tests/voice/conversation.test.ts',
  'server/src/areas/telephony/web-voice/web-calls.test.ts',
  'tests/phone/calls-out.test.ts',
  'tests/phone/peers/kamailio.test.ts',
  'tests/phone/transfer.test.ts',
  'tests/phone/peers/sipp-load.test.ts',
  'tests/phone/peers/sipp.test.ts',
  'tests/phone/tools.test.ts',
  'tests/phone/calls-in.test.ts',
];

/** Runs the longest files of each project first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { root } = this.ctx.config;
    const rank = ({ moduleId }: TestSpecification) => {
      const at = longest.indexOf(relative(root, moduleId));
      return at < 0 ? longest.length : at;
    };
    const sorted = await super.sort(files);
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) =>
      sorted.filter((file) => file.project === project).toSorted((a, b) => rank(a) - rank(b)),
    );
  }
}
