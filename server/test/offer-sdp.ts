import { RTCPeerConnection } from 'werift';

/** SDP offer of a browser that requests audio; the answer is not applied. */
export async function offerSdp(): Promise<string> {
  const peer = new RTCPeerConnection({ iceServers: [] });
  peer.addTransceiver('audio', { direction: 'sendrecv' });
  await peer.setLocalDescription(await peer.createOffer());
  const { sdp } = peer.localDescription ?? { sdp: '' };
  await peer.close();
  return sdp;
}
