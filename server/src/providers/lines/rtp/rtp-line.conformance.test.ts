import { joinPcm } from '../../../voice/testing/media-tone.ts';
import { type LineSubject, lineConformance } from '../../conformance/line.conformance.ts';
import { pressDigit } from './testing/press-digit.ts';
import { openRtpCall, type RtpCall } from './testing/rtp-call.ts';
import { openSrtpCall } from './testing/srtp-call.ts';

const keys = '0123456789*#ABCD';

async function openSubject(opened: Promise<RtpCall>): Promise<LineSubject> {
  const { line, peer, signalling, say, pass, close } = await opened;
  const heard: Int16Array[] = [];
  const digits = new Map<number, string>();
  peer.hear((packet) => {
    if (packet.payloadType === 101) digits.set(packet.timestamp, keys[packet.payload[0] ?? 0] ?? '');
    else heard.push(peer.decode(packet));
  });
  return {
    line,
    farEnd: {
      say,
      heard: () => joinPcm(heard),
      forget: () => heard.splice(0),
      pressDigit: (digit) => pressDigit(peer, digit),
      digitsHeard: () => [...digits.values()].join(''),
      hangUp: () => signalling.tell({ kind: 'ended', cause: 'normal' }),
    },
    pass,
    close,
  };
}

lineConformance('a PCMU phone line', () => openSubject(openRtpCall({ codec: 'pcmu' })));
lineConformance('a PCMA phone line', () => openSubject(openRtpCall({ codec: 'pcma' })));
lineConformance('an Opus phone line', () => openSubject(openRtpCall({ codec: 'opus' })));
lineConformance('an encrypted phone line', () => openSubject(openSrtpCall()));
