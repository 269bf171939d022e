// Preloaded into every process of the system: when the one that started it is killed, it stops by itself.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
