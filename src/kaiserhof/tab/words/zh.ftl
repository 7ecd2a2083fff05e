# 浏览器标签页中应用外壳的文字。

tab-about = 一切都在此标签页中运行，不向任何地方发送数据。
tab-download = 正在下载 Kaiserhof……
tab-python = 正在启动 Python……
tab-unpack = 正在解压游戏……
tab-application = 正在布置棋盘……
tab-ready = 准备就绪。
tab-failed = Kaiserhof 无法启动。
tab-again = 重试
tab-no-worker = 此浏览器无法在标签页中运行 Kaiserhof：它不支持 Service Worker，或在隐私窗口中不允许使用。
tab-not-stored = 此浏览器不在这里保存任何内容。关闭标签页后，你的对局就会丢失。
tab-full = 浏览器已没有存储空间。你的上一步没有保存；请腾出空间后重新走这一步。
tab-elsewhere = 你的对局已在另一个标签页中打开。
tab-take = 在这里继续
tab-update = Kaiserhof 有新版本。你的对局会保留。
tab-update-act = 加载
